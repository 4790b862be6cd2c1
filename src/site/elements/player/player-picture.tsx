import { usePlayerAvatar } from '@/site/gateway/account/avatar'
import { AvatarPicture } from './avatar-picture'

interface PlayerPictureProps {
  readonly account: string
  /** Length of its sides in rem. */
  readonly size: number
}

/** The picture that the signed-in player has chosen. */
export function PlayerPicture({ account, size }: PlayerPictureProps) {
  const { data } = usePlayerAvatar()
  return <AvatarPicture picture={data?.avatar} account={account} size={size} />
}
