/**
 * What the security policy blocks, and the fix, in two sentences.
 * @param directive of the policy, such as `script-src-elem`
 * @param what address, or the beginning of the code
 */
export const blockedByPolicy = (directive: string, what: string): string => {
  const name = directive.replace(/-elem$/, "")
  const isAddress = /^(?:(?:https?|wss?):)?\/\//.test(what)
  const fix =
    (!isAddress && fixes[`${name} inline`]) ||
    fixes[name] ||
    `Use a file of this site, or add the origin to ${name} in ${policy}.`
  return `the security policy (${name}) blocks ${what}. ${fix}`
}

const policy = "src/publish/finish/content-security-policy.ts"

const fixes: Record<string, string> = {
  "script-src": `Put the file into static/, or add its origin to script-src in ${policy} and its address to otherScripts in src/site/shell/head/first-script.ts.`,
  "script-src inline": 'Move the code to a file in static/ and write <Script src="/file.js" />.',
  "style-src-attr": "Use Emotion (styled or css) instead of a style attribute.",
  "worker-src": "Leave out the worker: none runs on this site.",
  "require-trusted-types-for": "Render elements instead of HTML in a string.",
  "img-src inline": "Use a file of this site: import an SVG of over 10 kB, or put the image into static/.",
}
