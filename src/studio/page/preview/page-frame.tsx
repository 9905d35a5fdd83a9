import styled from "@emotion/styled"
import Monitor from "lucide-react/icons/monitor"
import RotateCw from "lucide-react/icons/rotate-cw"
import Smartphone from "lucide-react/icons/smartphone"
import Tablet from "lucide-react/icons/tablet"
import { useEffect, useRef, useState } from "react"
import type { CheckResult } from "../../api"
import { color, radius, space } from "../../host"
import { Badge, Hint, IconButton } from "../ui/controls"
import { previewPage } from "./preview-page"

const widths = [
  { label: "Phone", width: 390, icon: Smartphone },
  { label: "Tablet", width: 768, icon: Tablet },
  { label: "Desktop", width: 1440, icon: Monitor },
]

/** What an open file shows on the page. */
export interface Preview {
  /** The page shows the text as it is now. */
  isShown: boolean
  /** The document of the text, which the page shows at once. */
  document: CheckResult["document"]
  /** Called when the user clicks an element of the page. */
  onPick: (element: Element) => void
}

interface PageFrameProps {
  path: string
  /** Undefined while no file is open. */
  preview: Preview | undefined
}

/**
 * The site's page, as wide as a phone, tablet or desktop, scaled into the pane. It loads once: the site's own router then
 * changes the page in it.
 */
export const PageFrame = ({ path, preview }: PageFrameProps) => {
  const [width, setWidth] = useState(1440)
  const [box, setBox] = useState({ width: 1, height: 1 })
  const [isComing, setIsComing] = useState(true)
  const [firstPath] = useState(path)
  const wanted = useRef(path)
  const stage = useRef<HTMLDivElement>(null)
  const latest = useRef(preview)
  latest.current = preview

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setBox(entry.contentRect))
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const document = preview?.document
  useEffect(() => {
    // Otherwise the last valid text stays.
    if (document) previewPage.show(document)
  }, [document])

  useEffect(() => {
    if (path === wanted.current) return
    wanted.current = path
    const stop = previewPage.open(path)
    setIsComing(previewPage.isComing())
    return stop
  }, [path])

  const connect = () => {
    if (latest.current?.document) previewPage.show(latest.current.document)
    previewPage.connect({
      onRender: () => setIsComing(previewPage.isComing()),
      onClick: (element) => latest.current?.onPick(element),
    })
  }

  const scale = Math.min(1, box.width / width)
  return (
    <Pane aria-label="Page">
      <PageBar width={width} onWidth={setWidth} isOld={preview?.isShown === false} />
      <Stage ref={stage}>
        <Frame
          data-page
          ref={previewPage.attach}
          title="The page"
          src={firstPath}
          inert={isComing}
          onLoad={connect}
          $width={width}
          $height={box.height / scale}
          $scale={scale}
        />
        {isComing ? <Coming aria-live="polite">The page is coming …</Coming> : null}
      </Stage>
    </Pane>
  )
}

interface PageBarProps {
  width: number
  onWidth: (width: number) => void
  /** The page shows an earlier text. */
  isOld: boolean
}

const PageBar = ({ width, onWidth, isOld }: PageBarProps) => (
  <Bar>
    {widths.map(({ label, icon, ...option }) => (
      <IconButton
        key={label}
        label={label}
        icon={icon}
        aria-pressed={option.width === width}
        onClick={() => onWidth(option.width)}
      />
    ))}
    <Hint>Click to edit, Alt and click to use the page</Hint>
    {isOld ? <Badge $tone="orange">shows the last valid text</Badge> : null}
    <IconButton label="Reload the page" icon={RotateCw} onClick={previewPage.reload} />
  </Bar>
)

const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-left: 1px solid ${color.border};
  background: ${color.bgSunken};
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding: 4px ${space[3]};
  background: ${color.bg};
  border-bottom: 1px solid ${color.border};

  > p {
    flex: 1;
    padding-left: ${space[2]};
  }
`

const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 320px;
  margin: ${space[3]};
  overflow: hidden;
  border-radius: ${radius.sm};
`

const Coming = styled(Hint)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.bg};
`

const Frame = styled.iframe<{ $width: number; $height: number; $scale: number }>`
  position: absolute;
  left: 50%;
  width: ${({ $width }) => $width}px;
  height: ${({ $height }) => Math.floor($height)}px;
  margin-left: ${({ $width, $scale }) => (-$width * $scale) / 2}px;
  border: 0;
  transform: scale(${({ $scale }) => $scale});
  transform-origin: 0 0;
  background: ${color.bg};
`
