import styled from "@emotion/styled"
import { Children } from "react"
import type { TextPropsOf } from "../../../content/define"
import { Flow } from "../../body/text-styles"
import { Tabs as TabList } from "../../ui/layout/tabs"
import type { tab, tabs } from "./section"

/** Texts of which one is shown at a time; all of them without scripts and on paper. */
export const Tabs = ({ label, items, children }: TextPropsOf<typeof tabs, typeof tab>) => {
  const panels = Children.toArray(children)
  return (
    <Frame>
      <TabList
        label={label}
        items={items.map((item, index) => ({
          key: String(index),
          label: item.label,
          content: panels[index],
        }))}
      />
    </Frame>
  )
}

export const Tab = ({ children }: TextPropsOf<typeof tab>) => <Flow>{children}</Flow>

const Frame = styled.div`
  [role="tablist"] {
    margin-inline: 0;
  }

  [role="tabpanel"]:not([hidden]) {
    padding-top: 20px;
  }

  @media print {
    [role="tablist"] {
      display: none !important;
    }

    [role="tabpanel"],
    [role="tabpanel"] > p {
      display: block !important;
    }
  }
`
