import { bytesOfKind, maxPictureBytes, pictureKind } from '@/contract/limits/picture-kind'

export type FileProblem = 'kind' | 'size' | 'broken' | 'count'

export interface RefusedFile {
  readonly name: string
  readonly problem: FileProblem
}

export interface PickedFiles {
  readonly files: readonly File[]
  readonly refused: readonly RefusedFile[]
}

/** Adds the valid files among the chosen ones to those taken before; returns the refused ones with their reasons. */
export async function pickFiles(before: readonly File[], chosen: readonly File[], most: number): Promise<PickedFiles> {
  const files = [...before]
  const refused: RefusedFile[] = []
  for (const file of chosen) {
    const problem = files.length >= most ? 'count' : await problemOf(file)
    if (problem === undefined) files.push(file)
    else refused.push({ name: file.name, problem })
  }
  return { files, refused }
}

async function problemOf(file: File): Promise<FileProblem | undefined> {
  if (file.size > maxPictureBytes) return 'size'
  try {
    if (pictureKind(new Uint8Array(await file.slice(0, bytesOfKind).arrayBuffer())) === undefined) return 'kind'
    const picture = await createImageBitmap(file)
    picture.close()
    return undefined
  } catch (error) {
    console.warn('the picture cannot be read', error)
    return 'broken'
  }
}
