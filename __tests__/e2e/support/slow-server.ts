/** A server that sends the HTML of the built site in pieces, as over a slow connection. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"

const pieceSize = 3000

/** @param site the URL of the built site */
export async function startSlowServer(site: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site))
    const content = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get("content-type") ?? ""
    response.writeHead(answer.status, { "content-type": type })
    if (!type.startsWith("text/html")) return response.end(content)
    for (let at = 0; at < content.length; at += pieceSize) {
      response.write(content.subarray(at, at + pieceSize))
      await sleep(16)
    }
    return response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
