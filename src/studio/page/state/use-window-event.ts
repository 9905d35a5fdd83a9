import { useEffect, useEffectEvent } from "react"

/** Listen to events of the window. @param types separated by spaces @param listener always the latest one is called */
export const useWindowEvent = <Type extends keyof WindowEventMap>(
  types: Type | `${Type} ${string}`,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
) => {
  const call = useEffectEvent(listener)
  useEffect(() => {
    const aborter = new AbortController()
    for (const type of types.split(" ") as Type[])
      addEventListener(type, (event) => call(event), { capture, signal: aborter.signal })
    return () => aborter.abort()
  }, [types, capture])
}
