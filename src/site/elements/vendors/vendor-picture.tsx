import { useState, type ReactNode } from 'react'
import type { Vendors } from '@/contract/generated/merchant-types'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { isMissing, noteMissing } from '@/site/ui/loading/missing-pictures'

interface VendorPictureProps {
  readonly pictures: NonNullable<Vendors['pictures']>
  /** The code in the picture's name, and the suffix behind it. */
  readonly code: string
  readonly drawing: string
  /** What stands in for a picture that does not arrive. */
  readonly children: ReactNode
}

/** A vendor's picture on the server, by the path of the specification (2 §9). It is tried once. */
export function VendorPicture({ pictures: { folder, type }, code, drawing, children }: VendorPictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = usePictureAddress()(`${folder}/${code}_${drawing}.${type}`)
  if (src === undefined || src === failed || isMissing(src)) return children
  return (
    <img
      src={src}
      alt=""
      width="28"
      height="28"
      loading="lazy"
      decoding="async"
      onError={() => {
        noteMissing(src)
        setFailed(src)
      }}
    />
  )
}
