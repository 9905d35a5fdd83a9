/** The studio's HTML page. Its script is built from `page/main.tsx`; requests send the token of the meta element. */
export const htmlPage = (token: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<title>Studio</title>
<link rel="icon" href="data:,">
<script type="module" src="/studio/studio.js"></script>
</head>
<body>
<div id="studio"></div>
<noscript>The studio needs JavaScript.</noscript>
</body>
</html>
`
