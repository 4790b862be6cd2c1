const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
} as const

export type PictureKind = keyof typeof starts

/** What kind of picture a file is, by what it begins with: its name may say anything. Undefined for another kind. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const kinds = Object.keys(starts) as PictureKind[]
  return kinds.find((kind) => starts[kind].every((byte, at) => bytes[at] === byte))
}

/** As many bytes as tell the kind. */
export const bytesOfKind = 8

/** Most bytes of a picture, and most pictures at once (2 §9). */
export const largestPicture = 5 * 1024 * 1024
export const mostPictures = 3
