import styled from "@emotion/styled"
import Share from "lucide-react/icons/share-2"
import { useState } from "react"
import { duration, onHover, radius, size, space, typography } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"

/** A button that shares the page. Its script loads on first use. Not shown without JavaScript. */
export const ShareButton = () => {
  const { share, linkCopied, linkNotCopied } = useTexts("articles")
  const [result, setResult] = useState("")

  const press = async () => {
    try {
      const { sharePage } = await import("./share-page")
      setResult((await sharePage()) ? linkCopied : "")
    } catch {
      setResult(linkNotCopied)
    }
  }

  return (
    <Frame data-pagefind-ignore="">
      <Button type="button" onClick={press}>
        <Share size={18} strokeWidth={1.75} />
        {share}
      </Button>
      <span role="status">{result}</span>
    </Frame>
  )
}

/** In the text's colour, since heroes have their own. */
const Frame = styled.div`
  ${typography.small}
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};

  [data-scripts] & {
    display: flex;
  }
`

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touchTarget};
  padding: 0 ${space[4]};
  border: 1.5px solid;
  border-radius: ${radius.pill};
  color: inherit;
  background: none;
  cursor: pointer;
  transition: background ${duration.fast};

  ${onHover(`background: color-mix(in srgb, currentColor 12%, transparent);`)}
`
