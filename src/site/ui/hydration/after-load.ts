/** Resolve when the page has loaded and the browser is idle. */
export const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () => {
      // Safari has no `requestIdleCallback`.
      if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 200)
      else requestIdleCallback(() => resolve(), { timeout: 2000 })
    }
    if (document.readyState === "complete") whenIdle()
    else window.addEventListener("load", whenIdle, { once: true })
  })
