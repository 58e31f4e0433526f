-- What waits for an address, oldest first (webhooks/delivering.ts); what was delivered is by far the most.
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, created_at, id) where state = 'waiting';
