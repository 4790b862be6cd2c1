import type { AddFavouriteGame, FavouriteGames, RemoveFavouriteGame } from '@/contract/generated/gateway-types'
import { defineCall } from '@/site/gateway/call-definition'
import * as rows from '@/contract/endpoints/endpoint-rows'
import { UnsettledMarks } from './unsettled-marks'
import { useMarks, type Marks } from './use-marks'

const favourites = {
  read: defineCall<FavouriteGames>(rows.favouriteGames, () => import('@/contract/generated/answers/favouriteGames.js')),
  add: defineCall<AddFavouriteGame>(
    rows.addFavouriteGame,
    () => import('@/contract/generated/answers/addFavouriteGame.js'),
  ),
  remove: defineCall<RemoveFavouriteGame>(
    rows.removeFavouriteGame,
    () => import('@/contract/generated/answers/removeFavouriteGame.js'),
  ),
  idOf: ({ nodeId }: AddFavouriteGame['request']) => nodeId,
  unsettled: new UnsettledMarks(),
}

/** The favourite games of the signed-in account, by node id (2 §3, §4). */
export function useFavouriteGames(): Marks<AddFavouriteGame['request']> {
  return useMarks(favourites)
}
