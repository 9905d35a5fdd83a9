import styled from "@emotion/styled"
import { lift } from "prosemirror-commands"
import { callOutKinds } from "../../../content/browser"
import { capitalised } from "../../../util/words"
import { selectPlaceholder } from "../form/select-placeholder"
import { Input, Row, Select } from "../ui/controls"
import { type CallOut, callOutIn, writeCallOut } from "./call-out-source"
import type { FormProps } from "./form-props"

const none = "none"

/** The kind and the title of a call-out. */
export const CallOutForm = ({ node, change, leave, run }: FormProps) => {
  const callOut = callOutIn(node.attrs.head)
  if (!callOut) return <code>{node.attrs.head}</code>
  const changeTo = (part: Partial<CallOut>) => change({ head: writeCallOut({ ...callOut, ...part }) })
  return (
    <Head data-kind={callOut.kind}>
      <Select
        aria-label="Kind of call-out"
        value={callOut.kind}
        onChange={({ target }) => {
          const kind = callOutKinds.find((one) => one === target.value)
          if (kind) changeTo({ kind })
          else run(lift)
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
        aria-label="Title of the call-out"
        placeholder={capitalised(callOut.kind)}
        value={callOut.title}
        maxLength={90}
        {...selectPlaceholder}
        onChange={({ target }) => changeTo({ title: target.value })}
        onKeyDown={(event) => {
          if (!/^(?:Enter|Escape|ArrowDown|ArrowUp)$/.test(event.key)) return
          event.preventDefault()
          leave(event.key !== "ArrowUp")
        }}
      />
    </Head>
  )
}

const Head = styled(Row)`
  > select {
    width: auto;
  }

  > input {
    flex: 1;
  }
`
