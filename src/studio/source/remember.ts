/** Keep the results for the last texts: with each key, several functions parse the same ones. */
export const remember = <Result>(parse: (text: string) => Result) => {
  const results = new Map<string, Result>()
  return (text: string): Result => {
    const result = results.has(text) ? (results.get(text) as Result) : parse(text)
    results.delete(text)
    results.set(text, result)
    const [oldest = ""] = results.keys()
    if (results.size > 4) results.delete(oldest)
    return result
  }
}
