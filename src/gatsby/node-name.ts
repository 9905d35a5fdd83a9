/** What a node's id is made of, so that references find it: its type, and its slug or key. */
export const nodeName = (type: string, key: unknown) => `${type} ${key}`
