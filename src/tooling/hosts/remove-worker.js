// @ts-nocheck: TypeScript has the globals of pages here.
// Removes the service worker of an earlier site: "Service workers" in .github/DEPLOY.md.
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(removeWorker()))

async function removeWorker() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  // Their pages are the earlier site's.
  for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url)
}
