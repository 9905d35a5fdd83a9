/**
 * Print styles: hide controls, and print background colours, because a case study's hero may have light text on a dark
 * background.
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
      --section-padding: 32px;
      ${lightVariables}
    }

    * {
      transition-duration: 0s !important;
      content-visibility: visible !important;
      print-color-adjust: exact;
      -webkit-print-color-adjust: exact;
    }

    body {
      font-size: 11pt;
    }

    body header:not(main header),
    body footer:not(main footer),
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
    h4 {
      break-after: avoid;
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
