import type { ComponentType } from 'react'
import { merchantBlocks } from '@/site/generated/merchant-blocks'
import type { BlockName, BlockProps } from '@/contract/generated/merchant-types'

/**
 * The blocks that routes.json may name. A block is loaded when a page first needs it. A merchant's own blocks come
 * last.
 */
export const blocks: { readonly [B in BlockName]: () => Promise<ComponentType<BlockProps[B]>> } = {
  'app-guide': () => import('./app-guide/app-guide').then((part) => part.AppGuide),
  'banner-slider': () => import('./banner-slider/banner-slider').then((part) => part.BannerSlider),
  'bottom-bar': () => import('./bottom-bar/bottom-bar').then((part) => part.BottomBar),
  'call-to-action': () => import('./call-to-action/call-to-action').then((part) => part.CallToAction),
  'card-grid': () => import('./card-grid/card-grid').then((part) => part.CardGrid),
  'category-nav': () => import('./category-nav/category-nav').then((part) => part.CategoryNav),
  'draw-results': () => import('./draw-results/draw-results').then((part) => part.DrawResults),
  faq: () => import('./faq/faq').then((part) => part.Faq),
  'feedback-form': () => import('./feedback-form/feedback-form').then((part) => part.FeedbackForm),
  gallery: () => import('./gallery/gallery').then((part) => part.Gallery),
  'game-frame': () => import('./game-frame/game-frame').then((part) => part.GameFrame),
  'game-lanes': () => import('./game-lanes/game-lanes').then((part) => part.GameLanes),
  'game-lobby': () => import('./game-lobby/game-lobby').then((part) => part.GameLobby),
  'help-centre': () => import('./help-centre/help-centre').then((part) => part.HelpCentre),
  'legal-document': () => import('./legal-document/legal-document').then((part) => part.LegalDocument),
  'lobby-notice': () => import('./lobby-notice/lobby-notice').then((part) => part.LobbyNotice),
  'login-form': () => import('./login-form/login-form').then((part) => part.LoginForm),
  'lottery-lobby': () => import('./lottery-lobby/lottery-lobby').then((part) => part.LotteryLobby),
  'point-mall': () => import('./point-mall/point-mall').then((part) => part.PointMall),
  'point-redemptions': () => import('./point-redemptions/point-redemptions').then((part) => part.PointRedemptions),
  'promotion-detail': () => import('./promotion-detail/promotion-detail').then((part) => part.PromotionDetail),
  'promotion-list': () => import('./promotion-list/promotion-list').then((part) => part.PromotionList),
  'promotion-slider': () => import('./promotion-slider/promotion-slider').then((part) => part.PromotionSlider),
  'register-form': () => import('./register-form/register-form').then((part) => part.RegisterForm),
  'responsible-play': () => import('./responsible-play/responsible-play').then((part) => part.ResponsiblePlay),
  'right-bar': () => import('./right-bar/right-bar').then((part) => part.RightBar),
  'room-list': () => import('./room-list/room-list').then((part) => part.RoomList),
  'side-menu': () => import('./side-menu/side-menu').then((part) => part.SideMenu),
  'site-footer': () => import('./site-footer/site-footer').then((part) => part.SiteFooter),
  'site-header': () => import('./site-header/site-header').then((part) => part.SiteHeader),
  'system-notice': () => import('./system-notice/system-notice').then((part) => part.SystemNotice),
  'text-section': () => import('./text-section/text-section').then((part) => part.TextSection),
  'vendor-strip': () => import('./vendor-strip/vendor-strip').then((part) => part.VendorStrip),
  'vendor-tabs': () => import('./vendor-tabs/vendor-tabs').then((part) => part.VendorTabs),
  video: () => import('./video/video').then((part) => part.Video),
  'winner-board': () => import('./winner-board/winner-board').then((part) => part.WinnerBoard),
  ...merchantBlocks,
}
