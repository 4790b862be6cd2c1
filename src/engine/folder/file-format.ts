import { jpegSize, webpSize, avifSize, type PictureSize } from './picture-size'

export type Format = 'svg' | 'png' | 'jpeg' | 'webp' | 'avif' | 'ico' | 'gif' | 'woff2' | 'mp4' | 'webm' | 'vtt'

/** The type of a file by its content, whatever its name. */
export interface FileFormat {
  /** Undefined when it is not one of the recognised formats. */
  readonly format: Format | undefined
  /** In pixels, if stated near the start of the file; for a vector drawing, the sides of its view box or canvas. */
  readonly width?: number
  readonly height?: number
  /** Active content of a drawing: a script, or an address that it calls. */
  readonly act?: string
  /** What a drawing loads from elsewhere: a picture, a style, a typeface. */
  readonly loaded?: string
  /** Whether a drawing ends before it is complete. */
  readonly isCut?: boolean
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** An XML file may have its declaration, a document type and comments before the root element. */
const svgStart = /^\uFEFF?\s*(<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg(?=[\s>/])[^>]*/i

/** `content`: the start of the file; 64 KB are more than enough. `isWhole`: whether it is the whole file. */
export function fileFormat(content: Buffer, isWhole = true): FileFormat {
  if (content.length >= 24 && content.subarray(0, 8).equals(pngSignature))
    return { format: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  const head = content.toString('latin1', 0, 12)
  if (head.startsWith('wOF2')) return { format: 'woff2' }
  if (head.startsWith('\xff\xd8\xff')) return { format: 'jpeg', ...jpegSize(content) }
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return { format: 'webp', ...webpSize(content) }
  if (/ftypavi[fs]/.test(head)) return { format: 'avif', ...avifSize(content) }
  if (head.startsWith('ftyp', 4)) return { format: 'mp4' }
  if (head.startsWith('\x1a\x45\xdf\xa3')) return { format: 'webm' }
  if (/^(\xef\xbb\xbf)?WEBVTT/.test(head)) return { format: 'vtt' }
  if (head.startsWith('\0\0\x01\0')) return { format: 'ico' }
  if (head.startsWith('GIF8')) return { format: 'gif' }
  // The comments of drawing programs are short: an SVG that begins later is not recognised.
  const root = svgStart.exec(content.toString('utf8', 0, 4096))?.[0]
  if (root === undefined) return { format: undefined }
  return { format: 'svg', ...svgSize(root), ...drawingFaults(content.toString('utf8'), root, isWhole) }
}

function drawingFaults(text: string, root: string, isWhole: boolean): Pick<FileFormat, 'act' | 'loaded' | 'isCut'> {
  const act = svgAct.exec(text)?.[0].trim()
  const loaded = svgLoaded.exec(text)?.slice(1).find(Boolean)
  // A root without content is closed in itself; what follows the end of a drawing may be blanks and comments.
  const isCut = isWhole && !root.endsWith('/') && !/<\/(\w+:)?svg\s*>\s*(<!--[\s\S]*?-->\s*)*$/i.test(text)
  return { ...(act !== undefined && { act }), ...(loaded !== undefined && { loaded }), ...(isCut && { isCut }) }
}

/**
 * In an image browsers load nothing beside the drawing, be it of another host or a file beside it. A link of an `a` loads
 * nothing.
 */
const svgLoaded = new RegExp(
  [
    String.raw`<(?!a[\s>])[\w:]+\b[^<>]*\s(?:xlink:)?href\s*=\s*["']\s*(?!#|data:)([^"'\s]+)`,
    String.raw`url\(\s*["']?\s*(?!#|data:)([^"')\s]+)`,
    String.raw`@import\s+["']\s*([^"']+)`,
    String.raw`<!ENTITY\b[^>]*\bSYSTEM\s+["']([^"']+)`,
    String.raw`<\?xml-stylesheet\b[^>]*\bhref\s*=\s*["']([^"']+)`,
  ].join('|'),
  'i',
)

/** A browser runs none of it in an image, but a drawing opened by itself is a page. */
const svgAct = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i

const attributeOf = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`)
const attributes = {
  preserveAspectRatio: attributeOf('preserveAspectRatio'),
  width: attributeOf('width'),
  height: attributeOf('height'),
  viewBox: attributeOf('viewBox'),
}

/** The size of a drawing that may be stretched or cut is unknown. */
function svgSize(root: string): PictureSize | Record<string, never> {
  const attribute = (name: keyof typeof attributes) => attributes[name].exec(root)?.[1]
  if (/^\s*none|slice/.test(attribute('preserveAspectRatio') ?? '')) return {}
  const sides = (['width', 'height'] as const).map((side) => /^\s*([\d.]+)(px)?\s*$/.exec(attribute(side) ?? '')?.[1])
  const box = (attribute('viewBox') ?? '').trim().split(/[\s,]+/)
  const [width, height] = (sides.every((side) => side !== undefined) ? sides : box.slice(2)).map(Number)
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : {}
}
