/**
 * Share this page: by the system's dialog on touch screens, elsewhere by copying its address.
 * @returns whether the address was copied
 */
export const sharePage = async (): Promise<boolean> => {
  const { origin, pathname } = window.location
  const url = origin + pathname
  if (window.matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    // Rejects if the visitor closes the dialog.
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return false
  }
  await navigator.clipboard.writeText(url)
  return true
}
