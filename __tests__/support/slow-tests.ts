// These tests compile documents, start commands and read images. A busy machine may take long.
jest.setTimeout(60_000)
