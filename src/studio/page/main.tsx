/** The studio's page. */
import { createRoot } from "react-dom/client"

const element = document.getElementById("studio")
if (element) createRoot(element).render(<h1>Studio</h1>)
