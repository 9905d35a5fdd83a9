/** The studio's page. */
import { Global } from "@emotion/react"
import { createRoot } from "react-dom/client"
import { readStorage } from "../../util/storage"
import { globalStyles } from "../host"
import { Studio } from "./studio"
import { pageStyles } from "./ui/page-styles"

const root = document.documentElement
root.dataset.theme = readStorage("localStorage", "theme") === "dark" ? "dark" : "light"

const element = document.getElementById("studio")
if (element)
  createRoot(element).render(
    <>
      <Global styles={[globalStyles(), pageStyles]} />
      <Studio />
    </>,
  )
