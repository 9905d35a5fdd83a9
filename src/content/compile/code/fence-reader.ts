/** What begins a block of code, in an entry or a quotation too. */
export const codeStart = /^((?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]|[ \t]*>)*)[ \t]*(`{3,}(?!.*`)|~{3,})/

/** Returns a function that reads a text line by line, and says whether the next line is in a block of code. */
export const fenceReader = () => {
  let [indent, marks] = ["", ""]
  return (line: string): boolean => {
    const isInside = line.startsWith(indent) || (!line.trim() && !indent.includes(">"))
    if (marks && isInside) {
      if (closesCode(line, marks)) marks = ""
      return marks !== ""
    }
    const [, before = "", found = ""] = codeStart.exec(line) ?? []
    ;[indent, marks] = [before.replace(/[^>\t]/g, " "), found]
    return marks !== ""
  }
}

/** Whether a line ends a block of code, also in a quotation or list. @param marks that the block starts with */
export const closesCode = (line: string, marks: string): boolean => {
  const found = line.replace(/^[ \t>]*/, "").trimEnd()
  return found.length >= marks.length && found === marks[0]?.repeat(found.length)
}
