import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createServer } from "node:net"

/** A port of this machine that no process uses. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}
