import './ticket.css';

export default function BoxTicket() {
  return (
    <article className="ticket">
      <div className="ticket-name">Night train</div>
      <div className="ticket-route">Vienna 22:10 – Rome 09:15</div>
      <div className="ticket-seat">Seat 42, carriage 7</div>
    </article>
  );
}
