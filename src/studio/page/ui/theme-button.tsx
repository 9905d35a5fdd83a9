import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { useState } from "react"
import { writeStorage } from "../../../util/storage"
import { IconButton } from "./controls"

/** Switch the theme of the studio, and with it that of the page: both read the same setting. */
export const ThemeButton = () => {
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
