/** Leaves the app: the browser loads the address as it would without scripts. */
export const loadDocument = (address: string): void => {
  const { href } = new URL(address, window.location.href)
  // Assigning the address that is shown would only scroll, where it ends in an anchor.
  if (href === window.location.href) reloadDocument()
  else window.location.assign(href)
}

/** Loads the document shown once more. */
export const reloadDocument = (): void => window.location.reload()
