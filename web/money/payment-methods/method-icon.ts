import { Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';

export const methodIcons: Record<PaymentMethod['kind'], LucideIcon> = { upi: Smartphone, bank: Landmark };
