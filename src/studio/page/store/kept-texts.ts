/** Files whose unsaved text the browser could not keep, because its storage is full or blocked. */
const lost = new Set<string>()

/** Note whether the browser has kept the unsaved text of a file. */
export const noteKept = (file: string, isKept: boolean): void =>
  void (isKept ? lost.delete(file) : lost.add(file))

/** What to do about unsaved texts before the page is closed or loaded again. */
export const whatIsKept = () =>
  lost.size === 0
    ? "Your text is kept"
    : "Copy your text before you close or reload this page: the browser could not keep it"
