import styled from "@emotion/styled"
import { useState } from "react"
import { color } from "../../theme/tokens"
import { optimisedUrl } from "../media/image-optimiser"

interface FlagProps {
  /** ISO 3166 code of two letters. */
  cca2: string
  /** Undefined until the visitor opens the selector, so that nothing is requested from the flags' host before. */
  src?: string
}

/** A country's flag, 26 by 18 px. Shows the two letters until the image has loaded. Decorative. */
export const Flag = ({ cca2, src }: FlagProps) => {
  const [state, setState] = useState<"loading" | "shown" | "failed">(
    src && failed.has(src) ? "failed" : "loading",
  )
  const hasImage = src && state !== "failed"
  return (
    <Frame aria-hidden>
      {hasImage && state === "shown" ? null : cca2}
      {hasImage ? (
        <img
          src={optimisedUrl({ url: src, width: 2 * width })}
          alt=""
          width={width}
          height={18}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState("shown")}
          onError={() => {
            failed.add(src)
            setState("failed")
          }}
        />
      ) : null}
    </Frame>
  )
}

const width = 26

/** URLs of flags that failed to load. They are not requested again. */
const failed = new Set<string>()

const Frame = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: ${width}px;
  height: 18px;
  overflow: hidden;
  border-radius: 4px;
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.02em;
  color: ${color.textSecondary};
  background: ${color.bgSunken};
  box-shadow: 0 0 0 1px ${color.border};

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
