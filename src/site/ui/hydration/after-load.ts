/** Resolve when the page is shown and has loaded, and the browser is idle. A prerendered page may never be shown. */
export const afterLoad = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () => {
      // Safari has no `requestIdleCallback`.
      if (typeof requestIdleCallback === "undefined") setTimeout(resolve, 200)
      else requestIdleCallback(() => resolve(), { timeout: 2000 })
    }
    const whenLoaded = () => {
      if (document.readyState === "complete") whenIdle()
      else window.addEventListener("load", whenIdle, { once: true })
    }
    if ("prerendering" in document && document.prerendering)
      document.addEventListener("prerenderingchange", whenLoaded, { once: true })
    else whenLoaded()
  })
