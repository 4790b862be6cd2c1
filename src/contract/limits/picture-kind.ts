const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
} as const

export type PictureKind = keyof typeof starts

/** Detects a picture's format by its first bytes, since its name proves nothing. Undefined for other formats. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const kinds = Object.keys(starts) as PictureKind[]
  return kinds.find((kind) => starts[kind].every((byte, at) => bytes[at] === byte))
}

/** Number of bytes needed to detect the format. */
export const bytesOfKind = 8

/** Maximum size of a picture in bytes, and maximum number of pictures (2 §9). */
export const maxPictureBytes = 5 * 1024 * 1024
export const maxPictures = 3
