import styled from "@emotion/styled"
import { useState } from "react"
import { color, radius, space } from "../../host"
import { useLoaded } from "../state/use-loaded"
import { readAppearance } from "../store/store"
import { Hint, panel, Stack } from "../ui/controls"

const delay = 800

interface AppearancePreviewProps {
  file: string
  text: string
}

/** How a page will look in a search engine, and as a link on other sites, below the fields that they show. */
export const AppearancePreview = (props: AppearancePreviewProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>In search engines and on other sites</summary>
      {isOpen ? <Shown {...props} /> : null}
    </Box>
  )
}

const Shown = ({ file, text }: AppearancePreviewProps) => {
  const load = async () => {
    const found = await readAppearance(file, text)
    return found.title ? found : undefined
  }
  const [shown] = useLoaded(load, text, delay)
  if (!shown) return <Hint role="status">This shows a text without errors …</Hint>
  const { title, address, description, image } = shown
  if (!image) return <Hint>Search engines do not list this page, and it has no share image.</Hint>
  return (
    <Stack $gap={3}>
      <Result aria-label="Search result" role="group">
        <Hint>{address}</Hint>
        <strong>{title}</strong>
        <p>{description}</p>
      </Result>
      <img src={image} alt={`Share image: ${title}`} width={1200} height={630} />
    </Stack>
  )
}

const Box = styled.details`
  margin-top: ${space[4]};

  > div {
    margin-top: ${space[3]};
  }

  img {
    width: 100%;
    max-width: 480px;
    height: auto;
    border-radius: ${radius.sm};
  }
`

const Result = styled.div`
  ${panel}
  padding: ${space[3]};

  > strong {
    display: block;
    font-size: 1.125rem;
    color: ${color.blueText};
  }
`
