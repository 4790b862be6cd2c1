import type { AddFavouriteGame, FavouriteGames, RemoveFavouriteGame } from '@/generated/gateway-types'
import { defineCall } from './call-definition'
import * as rows from './endpoint-rows'
import { UnsettledMarks } from './unsettled-marks'
import { useMarks, type Marks } from './use-marks'

const favourites = {
  read: defineCall<FavouriteGames>(rows.favouriteGames, () => import('@/generated/answers/favouriteGames.js')),
  add: defineCall<AddFavouriteGame>(rows.addFavouriteGame, () => import('@/generated/answers/addFavouriteGame.js')),
  remove: defineCall<RemoveFavouriteGame>(
    rows.removeFavouriteGame,
    () => import('@/generated/answers/removeFavouriteGame.js'),
  ),
  idOf: ({ nodeId }: AddFavouriteGame['request']) => nodeId,
  unsettled: new UnsettledMarks(),
}

/** The favourite games of the account that is signed in, by their node ids (2 §3, §4). */
export function useFavouriteGames(): Marks<AddFavouriteGame['request']> {
  return useMarks(favourites)
}
