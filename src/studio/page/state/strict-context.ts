import { createContext, use } from "react"

/** A context and the hook that reads it, which throws outside of the context. */
export const strictContext = <Value extends object>(name: string) => {
  const Context = createContext<Value | undefined>(undefined)
  return [Context, () => existing(use(Context), name)] as const
}

const existing = <Value>(value: Value | undefined, name: string) => {
  if (value === undefined) throw new Error(`There is no ${name} around this component`)
  return value
}
