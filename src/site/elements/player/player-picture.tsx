import { usePlayerAvatar } from '@/site/gateway/account/avatar'
import { AvatarPicture } from './avatar-picture'

interface PlayerPictureProps {
  readonly account: string
  /** Side length in rem. */
  readonly size: number
}

/** The picture that the signed-in player has selected. */
export function PlayerPicture({ account, size }: PlayerPictureProps) {
  const { data } = usePlayerAvatar()
  return <AvatarPicture picture={data?.avatar} account={account} size={size} />
}
