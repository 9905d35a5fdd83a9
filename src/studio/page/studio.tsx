import styled from "@emotion/styled"
import Images from "lucide-react/icons/images"
import Moon from "lucide-react/icons/moon"
import Search from "lucide-react/icons/search"
import Send from "lucide-react/icons/send"
import Sun from "lucide-react/icons/sun"
import { useCallback, useEffect, useMemo, useState } from "react"
import { writeStorage } from "../../util/storage"
import type { Entry, StudioModel } from "../api"
import { color, from, radius, shadow, space, zIndex } from "../host"
import { draftFiles } from "./state/drafts"
import { StudioContext, useStudio } from "./state/studio-context"
import { useWindowEvent } from "./state/use-window-event"
import { listEntries, readModel } from "./store/store"
import { Button, Head, Heading, IconButton, Row } from "./ui/controls"
import { DocumentList } from "./views/document-list"
import { EditorView } from "./views/editor-view"
import { FindDialog } from "./views/find-dialog"
import { MediaView } from "./views/media-view"
import { PublishView } from "./views/publish-view"

/** What the address names: `content/data/team.yaml:3:5` is a place in a file, `publish` a view. */
const placeOf = () => {
  const [name = "", line, column = "1", length = "0"] = decodeURIComponent(location.hash.slice(1)).split(":")
  return {
    name,
    ...(line ? { at: { line: Number(line), column: Number(column), length: Number(length) } } : {}),
  }
}

const open = (place: string) => {
  location.hash = place
}

const views = { media: MediaView, publish: PublishView }

/** The studio: documents on the left, and the open one. */
export const Studio = () => {
  const [place, setPlace] = useState(placeOf)
  const [message, setMessage] = useState("")
  const [finding, setFinding] = useState<"all" | "here">()
  const find = useCallback(() => setFinding("all"), [])
  const { entries, studio } = useStudioState(find, setMessage)
  const entry = entries.find(({ file }) => file === place.name)
  const View = Object.hasOwn(views, place.name) ? views[place.name as keyof typeof views] : undefined

  useWindowEvent("hashchange", () => setPlace(placeOf()))
  useWindowEvent("keydown", (event) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const key = isCommand ? event.key.toLowerCase() : ""
    const next = key === "k" ? "all" : key === "f" && entry ? "here" : undefined
    // In a text, the key sets a link.
    if (!next || event.defaultPrevented || document.querySelector("dialog[open]")) return
    event.preventDefault()
    setFinding(next)
  })
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(""), 8000)
    return () => clearTimeout(timer)
  }, [message])

  return (
    <>
      <StudioContext value={studio}>
        {studio ? <SideBar view={place.name} file={entry?.file} isHome={!entry && !View} /> : null}
        {entries.length > 0 ? <EditorView entry={entry} at={place.at} /> : null}
        {studio && View ? <View /> : null}
        {studio && finding ? (
          <FindDialog here={entry} isOnlyHere={finding === "here"} onClose={() => setFinding(undefined)} />
        ) : null}
      </StudioContext>
      <Message role="status">{message}</Message>
    </>
  )
}

/** What is read from the server and kept here. `studio` is undefined until the model was read. */
const useStudioState = (find: () => void, notify: (message: string) => void) => {
  const [model, setModel] = useState<StudioModel>()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(draftFiles)
  const attempt = useCallback(
    async (task: () => Promise<unknown>) => {
      try {
        await task()
        return true
      } catch (error) {
        notify((error as Error).message)
        return false
      }
    },
    [notify],
  )
  const markUnsaved = useCallback((file: string, isUnsaved: boolean) => {
    setUnsaved((files) =>
      isUnsaved ? new Set(files).add(file) : new Set([...files].filter((other) => other !== file)),
    )
  }, [])
  const refresh = useCallback(async () => setEntries(await listEntries()), [])
  useEffect(() => {
    attempt(refresh)
    attempt(async () => setModel(await readModel()))
  }, [attempt, refresh])
  const studio = useMemo(
    () => model && { model, entries, unsaved, markUnsaved, refresh, attempt, open, find, notify },
    [model, entries, unsaved, markUnsaved, refresh, attempt, find, notify],
  )
  return { entries, studio }
}

interface SideBarProps {
  /** That is open, or the file. */
  view: string
  file: string | undefined
  isHome: boolean
}

const SideBar = ({ view, file, isHome }: SideBarProps) => {
  const { find } = useStudio()
  return (
    <Side as={isHome ? "main" : "div"} data-home={isHome || undefined}>
      <Head as="header">
        <Heading as={isHome ? "h1" : "p"}>Studio</Heading>
        <Row>
          <ThemeButton />
          <Button aria-current={view === "media"} onClick={() => open("media")}>
            <Images size={16} aria-hidden /> Media
          </Button>
          <Button aria-current={view === "publish"} onClick={() => open("publish")}>
            <Send size={16} aria-hidden /> Publish
          </Button>
        </Row>
      </Head>
      <FindButton onClick={find}>
        <Search size={16} aria-hidden /> Find <kbd>{isMac ? "⌘" : "Ctrl"} K</kbd>
      </FindButton>
      <DocumentList current={file} />
    </Side>
  )
}

/** Switch the theme of the studio, and with it that of the page: both read the same setting. */
const ThemeButton = () => {
  const root = document.documentElement
  const [theme, setTheme] = useState(root.dataset.theme)
  const other = theme === "dark" ? "light" : "dark"
  const change = () => {
    root.dataset.theme = other
    writeStorage("localStorage", "theme", other)
    setTheme(other)
  }
  return <IconButton label={`Use the ${other} theme`} icon={other === "dark" ? Moon : Sun} onClick={change} />
}

/** A column next to the editor; a page of its own while nothing is open. */
const Side = styled.div`
  display: none;
  flex: none;
  width: 264px;
  padding: ${space[4]} ${space[3]} ${space[6]};
  overflow-y: auto;
  background: ${color.bgSubtle};
  border-right: 1px solid ${color.border};

  > header {
    margin-bottom: ${space[4]};
  }

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

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

const FindButton = styled(Button)`
  width: 100%;
  margin-bottom: ${space[6]};
  justify-content: start;

  > kbd {
    margin-left: auto;
    font: inherit;
    color: ${color.textTertiary};
  }
`

const Message = styled.p`
  position: fixed;
  z-index: ${zIndex.toast};
  inset: auto ${space[4]} ${space[4]};
  width: fit-content;
  max-width: 640px;
  margin-inline: auto;
  padding: 12px 18px;
  border-radius: ${radius.md};
  color: ${color.textOnInverse};
  background: ${color.surfaceInverse};
  box-shadow: ${shadow.lg};
  pointer-events: none;

  &:empty {
    opacity: 0;
  }
`
