import styled from "@emotion/styled"
import { useLayoutEffect, useRef } from "react"
import { callOutKinds } from "../../../content/browser"
import { capitalised } from "../../../util/words"
import { space } from "../../host"
import { selectPlaceholder } from "../form/select-placeholder"
import { Input, Select } from "../ui/controls"
import { type CallOut, callOutIn, writeCallOut } from "./call-out-source"
import { nodeAt } from "./node-at"
import { editWidget, leaveWidget, type WidgetProps, widgetPlace } from "./widgets"

const none = "none"

/** The kind and the title of a call-out. */
export const CallOutWidget = ({ shown, host }: WidgetProps) => {
  const title = useRef<HTMLInputElement>(null)
  const { view, source, entered } = shown
  const callOut = callOutIn(source)
  useLayoutEffect(() => {
    if (!entered) return
    title.current?.focus()
    if (entered.to > entered.from) title.current?.select()
  }, [entered])
  if (!callOut) return null

  const change = (part: Partial<CallOut>) => editWidget(host, shown, writeCallOut({ ...callOut, ...part }), 0)
  /** Its text stays. */
  const remove = () => {
    const { state } = view
    const place = widgetPlace(host, view)
    const end = nodeAt(state, place.from, ["CallOut"], 1)?.nextSibling
    const closing = end?.name === "CallOutMark" ? [{ from: end.from, to: end.to }] : []
    view.dispatch({ changes: [place, ...closing], userEvent: "input" })
    view.focus()
  }
  return (
    <Head className={`cm-set-off cm-title cm-${callOut.kind}`}>
      <Select
        aria-label="Kind of call-out"
        value={callOut.kind}
        onChange={({ target }) => {
          const kind = callOutKinds.find((one) => one === target.value)
          if (kind) change({ kind })
          else remove()
        }}
      >
        {callOutKinds.map((kind) => (
          <option key={kind} value={kind}>
            {capitalised(kind)}
          </option>
        ))}
        <option value={none}>No call-out</option>
      </Select>
      <Input
        ref={title}
        aria-label="Title of the call-out"
        placeholder={capitalised(callOut.kind)}
        value={callOut.title}
        maxLength={90}
        {...selectPlaceholder}
        onChange={({ target }) => change({ title: target.value })}
        onKeyDown={(event) => {
          if (!/^(?:Enter|Escape|ArrowDown|ArrowUp)$/.test(event.key)) return
          event.preventDefault()
          leaveWidget(host, shown, event.key !== "ArrowUp")
        }}
      />
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]} ${space[2]};

  > select {
    width: auto;
  }

  > input {
    flex: 1;
    min-width: 6em;
    font-weight: 500;
  }
`
