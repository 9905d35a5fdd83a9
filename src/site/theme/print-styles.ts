/**
 * Print styles: hide controls, and print background colours, because a case study's hero may have light text on a dark
 * background. A case study is a leave-behind on A4: it leaves out what leads to other pages, and ends with the footer's
 * contact and the page's address.
 *
 * @param lightVariables the light theme's variables, for print in both themes
 */
export const printStyles = (lightVariables: string) => `
  @media print {
    @page {
      margin: 16mm 14mm;
    }

    :root,
    [data-theme="dark"] {
      color-scheme: light;
      --section-padding: 28px;
      font-size: 80%;
      ${lightVariables}
    }

    * {
      transition-duration: 0s !important;
      content-visibility: visible !important;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }

    /* Letters on paper are sharp enough for the typeface's own space. */
    body {
      font-size: 10.5pt;
      word-spacing: 0;
    }

    /* A line of text of 152 mm has about 90 letters. Pictures of this width are less than half as high as a page. */
    main section > div {
      max-width: 152mm !important;
    }

    /* As blocks, so that pages break between their parts. */
    :has(> main) {
      display: block !important;
    }

    body footer:not(main footer),
    body footer:not(main footer) * {
      margin: 0 !important;
      padding: 0 !important;
      color: inherit !important;
      background: none !important;
      break-inside: avoid;
    }

    [data-text] {
      display: inline !important;
    }

    [data-text]::before {
      content: attr(data-text);
    }

    body aside:has(+ header),
    footer [aria-hidden="true"],
    body header:not(main header),
    [data-slice^="SimilarProjects"],
    [data-slice^="CallToAction"],
    nav,
    form,
    button,
    dialog,
    a[href="#main"],
    [role="status"],
    [role="group"]:has([data-slot]) {
      display: none !important;
    }

    h1,
    h2,
    h3,
    h4,
    div:has(> :is(h2, h3, h4) + a[href^="#"]) {
      break-after: avoid;
    }

    /* Next to a heading in a grid, there is no text below it. */
    :is(h1, h2, h3, h4):last-child {
      break-after: auto;
    }

    p {
      orphans: 3;
      widows: 3;
    }

    figure,
    article,
    blockquote,
    li,
    tr,
    svg,
    img {
      break-inside: avoid;
    }

    /* Paper does not scroll sideways. */
    .swiper-wrapper {
      flex-wrap: wrap;
      gap: 12px;
      overflow: visible;
    }

    details::details-content {
      block-size: auto;
    }

    main a[href^="http"]::after {
      content: " (" attr(href) ")";
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
  }
`
