import type { ComponentType } from 'react';
import { AddToCartButton, type AddToCartButtonProps } from '@/components/cart/add-to-cart-button';
import { CardActions, type CardActionsProps } from './card-actions.tsx';

/** Client components of a product card. */
export interface CardControls {
  CardActions: ComponentType<CardActionsProps>;
  AddToCartButton: ComponentType<AddToCartButtonProps>;
}

/** The controls for pages of which the cards are the content. Other pages defer theirs. */
export const cardControls: CardControls = { CardActions, AddToCartButton };
