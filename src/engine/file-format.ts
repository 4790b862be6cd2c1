/** What a file is by its content, whatever its name says. */
export interface FileFormat {
  /** Undefined when it is none of those that are told apart. */
  readonly format: 'svg' | 'png' | 'woff2' | undefined
  /** Pixels, where the file says so at its start. */
  readonly width?: number
  readonly height?: number
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Before the root element an XML file may say its encoding, its document type and notes. */
const svgStart = /^\uFEFF?\s*(<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>/]/i

export function fileFormat(content: Buffer): FileFormat {
  if (content.length >= 24 && content.subarray(0, 8).equals(pngSignature))
    return { format: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  if (content.toString('latin1', 0, 4) === 'wOF2') return { format: 'woff2' }
  // Notes of drawing programs are short: an SVG that begins later is taken for none.
  return { format: svgStart.test(content.toString('utf8', 0, 4096)) ? 'svg' : undefined }
}
