import styled from "@emotion/styled"
import Send from "lucide-react/icons/send"
import { useCallback, useEffect, useMemo, useState } from "react"
import { color, from, radius, shadow, space, zIndex } from "../../theme/tokens"
import type { Entry, StudioModel } from "../api"
import { get, type RequestFailed } from "./state/api-client"
import { StudioContext, type StudioState } from "./state/studio-context"
import { Button, Heading, Row } from "./ui/controls"
import { ThemeButton } from "./ui/theme-button"
import { DocumentList } from "./views/document-list"
import { EditorView } from "./views/editor-view"
import { PublishView } from "./views/publish-view"

const placeOf = () => decodeURIComponent(location.hash.slice(1))

/** The studio: documents on the left, and the open one. */
export const Studio = () => {
  const [model, setModel] = useState<StudioModel>()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [place, setPlace] = useState(placeOf)
  const [message, setMessage] = useState("")

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(""), 8000)
    return () => clearTimeout(timer)
  }, [message])

  const attempt = useCallback(async (task: () => Promise<unknown>) => {
    try {
      await task()
      return true
    } catch (error) {
      const { message, fix } = error as RequestFailed
      setMessage(`${message}. ${fix ?? ""}`)
      return false
    }
  }, [])
  const refresh = useCallback(async () => setEntries(await get<Entry[]>("entries")), [])

  useEffect(() => {
    attempt(async () => {
      setModel(await get<StudioModel>("model"))
      await refresh()
    })
    const onHash = () => setPlace(placeOf())
    addEventListener("hashchange", onHash)
    return () => removeEventListener("hashchange", onHash)
  }, [attempt, refresh])

  const state = useMemo<StudioState | undefined>(
    () =>
      model && {
        model,
        entries,
        refresh,
        attempt,
        open: (next) => {
          location.hash = next
        },
        notify: setMessage,
      },
    [model, entries, refresh, attempt],
  )
  const entry = entries.find(({ file }) => file === place)
  const isHome = !entry && place !== "publish"

  return (
    <Window>
      {state ? (
        <StudioContext value={state}>
          <Side as={isHome ? "main" : "div"} data-home={isHome || undefined}>
            <Head>
              <Heading as={isHome ? "h1" : "p"}>Studio</Heading>
              <Row>
                <ThemeButton />
                <Button aria-current={place === "publish"} onClick={() => state.open("publish")}>
                  <Send size={16} aria-hidden /> Publish
                </Button>
              </Row>
            </Head>
            <DocumentList current={entry?.file} />
          </Side>
          {entry ? <EditorView key={entry.file} entry={entry} /> : null}
          {place === "publish" ? <PublishView /> : null}
        </StudioContext>
      ) : null}
      <Message role="status" data-empty={message ? undefined : ""}>
        {message}
      </Message>
    </Window>
  )
}

const Window = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;
`

/** A column next to the editor; a page of its own while nothing is open. */
const Side = styled.div`
  display: none;
  flex: none;
  width: 264px;
  padding: ${space[3]} ${space[3]} ${space[6]};
  overflow-y: auto;
  scrollbar-width: thin;
  background: ${color.bgSubtle};
  border-right: 1px solid ${color.border};

  &[data-home] {
    display: block;
    flex: 1;
    padding-inline: max(${space[4]}, 50% - 400px);
    background: none;
    border: 0;
  }

  ${from.xl} {
    display: block;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: ${space[3]};
`

const Message = styled.p`
  position: fixed;
  z-index: ${zIndex.toast};
  right: ${space[4]};
  bottom: ${space[4]};
  left: ${space[4]};
  width: fit-content;
  max-width: 640px;
  margin-inline: auto;
  padding: 12px 18px;
  border-radius: ${radius.md};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  box-shadow: ${shadow.lg};

  &[data-empty] {
    opacity: 0;
    pointer-events: none;
  }
`
